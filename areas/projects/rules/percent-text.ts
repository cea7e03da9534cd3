/** «3.85 %»: a share as a percentage with two decimals, with a space that does not break. */
export const percentText = (share: number): string => `${(share * 100).toFixed(2)}\u00a0%`
