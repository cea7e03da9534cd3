import { afterEach, describe, expect, it } from 'vitest'
import { doubtStanding, forgetStanding, hearStanding, onStandingChange } from './standing.ts'

const heard: boolean[] = []
const stop = onStandingChange((sure) => heard.push(sure))

afterEach(() => {
  forgetStanding()
  heard.length = 0
})

describe('what a person may do', () => {
  it('has changed once an answer carries another mark, and is told once', () => {
    for (const mark of ['a', 'a', null, 'b', 'b']) hearStanding(mark)
    expect(heard).toEqual([true])
  })

  it('is not compared with somebody else’s', () => {
    hearStanding('a')
    forgetStanding()
    hearStanding('b')
    expect(heard).toEqual([])
  })

  it('is doubted after a refusal, until nobody listens', () => {
    doubtStanding()
    expect(heard).toEqual([false])
    stop()
    doubtStanding()
    expect(heard).toEqual([false])
  })
})
