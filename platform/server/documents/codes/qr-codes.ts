// Reads the QR-bill of an uploaded invoice, in a worker thread.

import { readQrBill, type QrBill } from '../../../rules/qr-bill/payload.ts'
import type { Services } from '../../context.ts'
import { TaskLimitExceeded } from '../../workers/worker-pool.ts'

/** Null if the file has no QR-bill, or reading it would take too long. */
export async function readBillIn(
  { workers }: Pick<Services, 'workers'>,
  content: Uint8Array,
  { type, sender }: { type: string; sender: string },
): Promise<QrBill | null> {
  const codes = await workers.codes.run('readQrCodes', { content, type }, { sender }).catch((error: unknown) => {
    if (error instanceof TaskLimitExceeded) return []
    throw error
  })
  return codes.map(readQrBill).find((bill) => bill !== null) ?? null
}
