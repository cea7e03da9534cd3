// Interface to the areas that have draws made.

export { freezeDraw, type NewCandidate, type NewDraw } from './freezing.ts'
export { drawnBefore, drawnOf, drawsOf, orderOf, receiptOf, receiptsOf, type RankedCandidate } from './results.ts'
export { drawDecided, drawReplaced, type DrawFacts, type DrawListener, type DrawOwner } from './owners.ts'
export { draw } from './tables.ts'
export { forgetCandidate } from './forgetting.ts'
export { publishDraw } from './running.ts'
