// Keys of the button and the dialogs in the lists of objects, and of the side panel.

export const advertButton = 'advertisement'
export const publishDialog = 'publish_adverts'
export const deactivateDialog = 'deactivate_adverts'
export const advertPanel = 'Advertisement'
