// What the pages of an object and of an application show of the waitlist.

export { ApplicationOnWaitlistSection } from './ApplicationOnWaitlistSection.tsx'
export { MatchingRequestsSection } from './MatchingRequestsSection.tsx'
