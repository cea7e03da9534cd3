// Interface to areas above: projects, the text of their confidentiality agreement, and their state.

export {
  memorandumGate,
  reasonsToKeepProjects,
  type MemorandumAccess,
  type MemorandumGate,
} from './extension-points.ts'
export { ndaTextOf, type NdaText } from './nda.ts'
export {
  findProject,
  lockProject,
  lookProjectBySlug,
  projectSummary,
  subjectOf as projectSubject,
  type ProjectRow,
  type ProjectSummary,
} from './project-row.ts'
export { markProjectFree, markProjectReserved, markProjectSold } from './status.ts'
export { b2bProject } from './tables.ts'
