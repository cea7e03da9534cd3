// What the other areas may show of the people with a login.

export { NewsSection } from './NewsSection.tsx'
export { ProfileHead } from './ProfileHead.tsx'
