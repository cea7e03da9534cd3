// Components for sections that other areas add to the home page.

export { WaitingTiles } from './WaitingTiles.tsx'
