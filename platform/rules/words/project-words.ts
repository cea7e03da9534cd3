// Words that differ where a project sells flats: `key_in_sale` replaces the text `key` in workspaces of type `sale`.

import type { ProjectType } from '../project-type.ts'

const inSale = '_in_sale'

export function textsIn(
  projectType: ProjectType | undefined,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (projectType !== 'sale') return texts
  const own = Object.entries(texts).filter(([key]) => key.endsWith(inSale))
  return { ...texts, ...Object.fromEntries(own.map(([key, text]) => [key.slice(0, -inSale.length), text])) }
}
