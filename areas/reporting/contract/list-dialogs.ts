// Bulk action of the lists of objects.

export const advertisingDialog = 'advertising_report'
