// Components of people with a login for other areas.

export { NewsSection } from './NewsSection.tsx'
export { ProfileHead } from './ProfileHead.tsx'
