import { expect, test } from 'vitest'
import { answersOfPortal, portalCampaign } from './portal-campaign.ts'

test.each([
  [portalCampaign('homegate'), { source: 'platform', platform: 'homegate' }],
  [portalCampaign('immoscout'), { source: 'platform', platform: 'immoscout24' }],
  [portalCampaign('unknown'), {}],
  ['letter', {}],
  [undefined, {}],
])('a form that was opened by %s begins with its source', (campaign, answers) => {
  expect(answersOfPortal(campaign)).toEqual(answers)
})
