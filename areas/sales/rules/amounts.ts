// Amounts that may be missing: francs on the wire, whole Rappen in the database.

import { francsOf, rappenOf } from '#platform/rules/amounts/money.ts'

export const rappenOrNull = (francs: number | null): number | null => (francs === null ? null : rappenOf(francs))
export const francsOrNull = (rappen: number | null): number | null => (rappen === null ? null : francsOf(rappen))
