// Components for sections that other areas add to the home page.

export { StateFigures } from './StateFigures.tsx'
