// Texts of the screens by key, read from the product's files: an end-to-end test names what it presses by key and
// survives a change of wording.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language, ProjectType } from '../platform/rules/project-type.ts'
import { textsIn as wordsIn } from '../platform/rules/words/project-words.ts'

export type Texts = (key: string, values?: Record<string, string | number>) => string

const root = join(import.meta.dirname, '..')
const flat = z.record(z.string(), z.string())

/** In a workspace of type `sale` some texts have other words. */
export function textsIn(language: Language, projectType: ProjectType = 'reletting'): Texts {
  const files = globSync([`platform/texts/${language}.json`, `areas/*/texts/${language}.json`], { cwd: root })
  const all = Object.fromEntries(files.flatMap((file) => Object.entries(flat.parse(JSON.parse(read(file))))))
  const texts = new Map(Object.entries(wordsIn(projectType, all)))
  return (key, values = {}) => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`no text has the key ${key} in ${language}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`))
  }
}

/** Pattern for any space: the browser reports a no-break space as a plain one or unchanged. */
export const anySpace = (words: string): string => words.replaceAll(/\s/g, String.raw`\s`)

const read = (file: string) => readFileSync(join(root, file), 'utf8')
