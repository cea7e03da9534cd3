// Names of the jobs of a hand-over.

export const handoverDocumentJob = 'make-sale-handover-document'
export const remindDefectsJob = 'remind-sale-defects'
