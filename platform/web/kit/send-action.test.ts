import { expect, it } from 'vitest'
import { sendAction, type Change } from './send-action.ts'

interface Told {
  sent: string[]
  done: number[]
  taken: unknown[]
}

/** Sends like a mutation that ends at once, with a number or an error. */
function sending(sent: string | undefined, outcome: number | Error, isPending = false): Told {
  const told: Told = { sent: [], done: [], taken: [] }
  const change: Change<string, number> = {
    isPending,
    mutate(words, { onSuccess, onError }) {
      told.sent.push(words)
      if (outcome instanceof Error) onError(outcome)
      else onSuccess(outcome)
    },
  }
  sendAction(change, sent, {
    errors: { take: (failure) => void told.taken.push(failure) },
    onDone: (answer) => told.done.push(answer),
  })
  return told
}

it('ends with the response of the call', () => {
  expect(sending('request', 7)).toEqual({ sent: ['request'], done: [7], taken: [] })
})

it('hands an error to the fields and stays open', () => {
  const failure = new Error('refused')
  expect(sending('request', failure)).toEqual({ sent: ['request'], done: [], taken: [failure] })
})

it('sends nothing without a request, and nothing twice', () => {
  expect(sending(undefined, 7).sent).toEqual([])
  expect(sending('request', 7, true).sent).toEqual([])
})
