// Amounts in words of a document: CHF 20'000.00.

export function moneyWords(rappen: number): string {
  const francs = String(Math.floor(rappen / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, "'")
  return `CHF ${francs}.${String(rappen % 100).padStart(2, '0')}`
}
