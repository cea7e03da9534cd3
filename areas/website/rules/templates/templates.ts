// Templates that a website begins with. The project's type decides which one is offered first.

import { isSelling, type ProjectType } from '#platform/rules/project-type.ts'
import type { PageContent } from '../content.ts'
import { firstLetting } from './first-letting.ts'
import { letting } from './letting.ts'
import { sale } from './sale.ts'

export const templates = { letting, 'first-letting': firstLetting, sale } as const
export type TemplateKey = keyof typeof templates

export function templatesFor(type: ProjectType): TemplateKey[] {
  if (isSelling(type)) return ['sale']
  return type === 'reletting' ? ['letting', 'first-letting'] : ['first-letting', 'letting']
}

export const templatePage = (key: TemplateKey, name: string): PageContent => templates[key](name)
