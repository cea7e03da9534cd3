// Amounts of the budget are those of the whole product.

export { dividedHalfUp, francsOf, isWholeRappen, mostFrancs, rappenOf, shareOf } from '#platform/rules/amounts/money.ts'
