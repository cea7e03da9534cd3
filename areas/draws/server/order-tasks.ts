// Task of a worker thread: the order of a draw.

import { drawOrder, type DrawnList } from '../rules/draw-order.ts'
import { nodeHashing } from './node-hashing.ts'

/** Returns the rank of each candidate in its group, in the order of the list. */
export async function computeRanks(list: DrawnList): Promise<number[]> {
  const ranks = Array.from({ length: list.candidates.length }, () => 0)
  for (const { number, rank } of await drawOrder(list, nodeHashing)) ranks[number - 1] = rank
  return ranks
}
