// Chapters of the demo story that the areas bring: an area tells its own records, in each demo workspace, after the
// objects, applications and tenancies exist.

import type { StaffRole } from '../../rules/permissions.ts'
import type { Language } from '../../rules/project-type.ts'
import type { Actor } from '../actor.ts'
import type { AuditEntry } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { extensionPoint } from '../extension-point.ts'

export interface DemoPerson {
  id: string
  name: string
  language: Language
}
export type DemoStaff = Record<StaffRole, DemoPerson>

export const actorOf = ({ id, name }: DemoPerson): Actor => ({ kind: 'user', id, name })

/** An audit entry in the past. */
export interface DemoEvent extends AuditEntry {
  at: Date
  actor: Actor
}

export interface DemoStory {
  staff: DemoStaff
  /** Objects of the workspace in a fixed order. Everything else is read from the database. */
  objects: readonly { id: string; kind: string; isPublished?: boolean | undefined }[]
}

export interface DemoChapter {
  name: string
  /** Names of the chapters that must run before this one. */
  after?: readonly string[]
  /** Returns the events; they are written to the audit together with those of the whole story. */
  load: () => Promise<{ tell: (ctx: Context, story: DemoStory) => Promise<readonly DemoEvent[]> }>
}

export const demoChapters = extensionPoint<DemoChapter>('demo.chapters')

/** Each chapter after those that it needs, otherwise in the given order. Throws if that is impossible. */
export function chaptersInOrder(chapters: readonly DemoChapter[]): DemoChapter[] {
  const told: DemoChapter[] = []
  const isTold = (name: string) => told.some((one) => one.name === name)
  while (told.length < chapters.length) {
    const next = chapters.find(({ name, after = [] }) => !isTold(name) && after.every(isTold))
    if (!next) {
      const open = chapters.filter(({ name }) => !isTold(name))
      throw new Error(`these chapters wait for one another, or for none: ${open.map(({ name }) => name).join(', ')}`)
    }
    told.push(next)
  }
  return told
}

/** Runs the chapters of the areas and returns their events. */
export async function tellChapters(ctx: Context, story: DemoStory): Promise<DemoEvent[]> {
  const events: DemoEvent[] = []
  for (const { load } of chaptersInOrder(demoChapters.all())) {
    const { tell } = await load()
    events.push(...(await tell(ctx, story)))
  }
  return events
}
