// Batches concurrent requests of the same kind. Requests that arrive while a batch runs wait and form the next batch.
// A single request starts at once.

interface Waiting<Asking, Outcome> {
  asking: Asking
  answer: (outcome: Outcome) => void
  fail: (error: unknown) => void
}

/** Returns one outcome per request, in the same order. */
export type AnswerCrowd<Asking, Outcome> = (crowd: readonly Asking[]) => Promise<readonly Outcome[]>

/** Handles at most `most` requests at a time, so that the first ones need not wait for the last. */
export function gather<Asking, Outcome>(
  most: number,
  answerAll: AnswerCrowd<Asking, Outcome>,
): (asking: Asking) => Promise<Outcome> {
  const waiting: Waiting<Asking, Outcome>[] = []
  let isAnswering = false

  const answerWaiting = async () => {
    isAnswering = true
    while (waiting.length > 0) await answerSome(waiting.splice(0, most), answerAll)
    isAnswering = false
  }

  return (asking) =>
    new Promise((answer, fail) => {
      waiting.push({ asking, answer, fail })
      if (!isAnswering) void answerWaiting()
    })
}

async function answerSome<Asking, Outcome>(
  some: readonly Waiting<Asking, Outcome>[],
  answerAll: AnswerCrowd<Asking, Outcome>,
): Promise<void> {
  try {
    const outcomes = await answerAll(some.map(({ asking }) => asking))
    for (const [index, { answer, fail }] of some.entries()) {
      const outcome = outcomes[index]
      if (outcome === undefined) fail(new Error('somebody of a crowd was not answered'))
      else answer(outcome)
    }
  } catch (error) {
    for (const { fail } of some) fail(error)
  }
}
