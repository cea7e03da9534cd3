// Public interface for other areas: start-up data and privacy policy of a workspace, and the figures of the home page.

export { countByState, workOnHome, type Work } from './work.ts'
export { readPrivacyPolicy } from './shell.ts'
export { readInit } from './start-up.ts'
