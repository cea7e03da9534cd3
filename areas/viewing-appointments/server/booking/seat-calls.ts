// Public calls that change seats. They lock the slot anyway, so few of them run at a time in a workspace.

import { CallQueue } from '#platform/server/http/call-queue.ts'

export const seatCalls = { perMinute: 30, queue: new CallQueue({ running: 4, waiting: 2000 }) }
