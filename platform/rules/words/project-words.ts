// Words that differ where a project sells: `key_in_sale` replaces the text `key` in workspaces of types `sale` and
// `saleb2b`.

import { isSelling, type ProjectType } from '../project-type.ts'

const inSale = '_in_sale'

export function textsIn(
  projectType: ProjectType | undefined,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!projectType || !isSelling(projectType)) return texts
  const own = Object.entries(texts).filter(([key]) => key.endsWith(inSale))
  return { ...texts, ...Object.fromEntries(own.map(([key, text]) => [key.slice(0, -inSale.length), text])) }
}
