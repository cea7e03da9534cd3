// Public interface for other areas: start-up data of a workspace, and the figures of the home page.

export { countByState, workOnHome, type Work } from './work.ts'
export { readInit } from './start-up.ts'
