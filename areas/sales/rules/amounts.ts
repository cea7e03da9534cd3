// Francs on the wire, whole Rappen in the database.

export const rappenOf = (francs: number): number => Math.round(francs * 100)
export const francsOf = (rappen: number): number => rappen / 100

export const rappenOrNull = (francs: number | null): number | null => (francs === null ? null : rappenOf(francs))
export const francsOrNull = (rappen: number | null): number | null => (rappen === null ? null : francsOf(rappen))
