// Panel of a person who asked about projects for sale; they have no page of their own.

export const interestedPanel = 'InterestedPersonB2BEdit'
export const investorPanel = 'InvestorEdit'
export const offerPanel = 'InvestorOffer'
