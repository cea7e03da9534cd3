// Interface to the areas that have draws made.

export { candidateContacts, type CandidateContact } from './candidate-contacts.ts'
export { tellDraw } from './demo-draw.ts'
export { freezeDraw, type NewCandidate, type NewDraw } from './freezing.ts'
export { drawnBefore, drawnOf, drawsOf, orderOf, receiptOf, receiptsOf, type RankedCandidate } from './results.ts'
export {
  drawDecided,
  drawPublished,
  drawReplaced,
  type DrawFacts,
  type DrawListener,
  type DrawOwner,
} from './owners.ts'
export { draw } from './tables.ts'
export { forgetCandidate } from './forgetting.ts'
export { publishDraw } from './running.ts'
