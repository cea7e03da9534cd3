import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { withFollowers } from './followers.ts'

const call = (path: string) => endpoint({ method: 'GET', path, summary: path, response: z.object({}) })
const [home, contract, agreement, other] = [call('/home'), call('/contract'), call('/agreement'), call('/other')]

it('adds the answers that follow, and those that follow them, once each', () => {
  const known = [
    { endpoint: agreement, after: [contract] },
    { endpoint: contract, after: [home, agreement] },
  ]
  expect(withFollowers([home], known)).toEqual([home, contract, agreement])
  expect(withFollowers([other], known)).toEqual([other])
})
