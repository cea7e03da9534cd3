// A draw with its actions, for pages of the areas that have draws made.

export { DrawDetails } from './staff/DrawDetails.tsx'
