// Names of the jobs of an agreement at the signing provider.

export const followSaleSigningJob = 'follow-sale-signing'
export const withdrawSaleSigningJob = 'withdraw-sale-signing'
