// Quantities for each workspace: flats by outcome, applications by state.

import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import type { Outcome } from './people/cast.ts'
import { buildHouses, investHouses, marketHouses, rentHouses, saleHouses, type House } from './houses.ts'

export interface Plot {
  houses: readonly House[]
  isForSale: boolean
  /** New buildings are ready for moving in this many months from now; null for existing ones. */
  readyInMonths: number | null
  /** Number of flats bound to an application, by its outcome. */
  bound: Partial<Record<Outcome, number>>
  /** Number of flats in these states without an application; the rest is available. */
  apart: Partial<Record<ObjectState, number>>
  /** Number of applications not bound to a flat, by outcome. */
  free: Partial<Record<Outcome, number>>
  /** Areas of building land, in square metres. */
  plots?: readonly number[]
  /** True if the public page shows every flat, including taken ones. */
  showsAll: boolean
}

const nothing = { bound: {}, apart: {}, free: {} }

export const plots: Record<string, Plot> = {
  rent: {
    houses: rentHouses,
    isForSale: false,
    readyInMonths: null,
    bound: {
      with_contract: 43,
      contract_sent: 5,
      without_contract: 6,
      assigned: 7,
      with_offer: 10,
      leaving: 3,
      quit: 6,
    },
    apart: { reserved: 2, draft: 3, inactive: 4 },
    free: { new: 186, in_progress: 148, evaluated: 176, declined: 48, inactive: 262 },
    showsAll: false,
  },
  market: {
    houses: marketHouses,
    isForSale: false,
    readyInMonths: 5,
    bound: { with_contract: 60, contract_sent: 14, without_contract: 10, assigned: 14, with_offer: 16 },
    apart: { reserved: 4, draft: 2, inactive: 2 },
    free: { new: 560, in_progress: 420, evaluated: 470, declined: 120, inactive: 716 },
    showsAll: true,
  },
  sale: {
    ...nothing,
    houses: saleHouses,
    isForSale: true,
    readyInMonths: 9,
    apart: { sold: 8, reserved: 3, draft: 1, inactive: 1 },
    free: { new: 14, in_progress: 9, evaluated: 7, inactive: 6 },
    showsAll: true,
  },
  invest: {
    ...nothing,
    houses: investHouses,
    isForSale: true,
    readyInMonths: null,
    apart: { sold: 8, reserved: 2, draft: 1, inactive: 1 },
    showsAll: false,
  },
  build: {
    ...nothing,
    houses: buildHouses,
    isForSale: false,
    readyInMonths: 18,
    apart: { draft: 12, reserved: 2, inactive: 1 },
    free: { new: 12, in_progress: 6, evaluated: 3 },
    plots: [2140, 1785, 3320],
    showsAll: true,
  },
}
