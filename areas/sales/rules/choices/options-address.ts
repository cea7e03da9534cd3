// Addresses of the pages of options and choices.

export const optionsPath = '/sales/options'
export const choicesPath = '/sales/choices'
