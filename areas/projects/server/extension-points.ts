// Extension points for areas above that know investors.

import type { StaffContext } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { ProjectRow } from './project-row.ts'

export type MemorandumAccess = { allowed: true } | { allowed: false; because: 'nda_missing' | 'not_admitted' }
export type MemorandumPage = 'memorandum' | 'pitch' | 'pdf'

export interface MemorandumGate {
  /** Asked for investors only: colleagues may always read. */
  mayRead(ctx: StaffContext, project: ProjectRow): Promise<MemorandumAccess>
  /** An investor has opened a page. */
  opened(ctx: StaffContext, project: ProjectRow, page: MemorandumPage): Promise<void>
}

/** Given once. Without it no investor reads a memorandum. */
export const memorandumGate = extensionPoint<MemorandumGate>('projects.memorandum-gate')

export interface ReasonToKeepProject {
  /** SQL condition on the project with the alias `t`. */
  where: string
  /** A text key. */
  reason: string
}

/** Reasons why a project cannot be deleted, such as signed confidentiality agreements or offers. */
export const reasonsToKeepProjects = extensionPoint<ReasonToKeepProject>('projects.reasons-to-keep')
