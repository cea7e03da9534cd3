// Interface to areas above: projects, the text of their confidentiality agreement, and their state.

export { memorandumGate, reasonsToKeepProjects, type MemorandumGate } from './extension-points.ts'
export { ndaTextOf } from './nda.ts'
export { findProject, lockProject, lookProjectBySlug, type ProjectRow } from './project-row.ts'
export { markProjectFree, markProjectReserved, markProjectSold } from './status.ts'
export { b2bProject } from './tables.ts'
