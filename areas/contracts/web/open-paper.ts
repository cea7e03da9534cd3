// A paper in a window of its own, with the person's own right to see it.

import { fetchProtected, noticesOf } from '#platform/web/api/call.ts'
import { notify } from '#platform/web/shell/notify.ts'

export async function openPaper(address: string): Promise<void> {
  // The window opens at the click, or the browser takes it for an unwanted one; its address follows.
  const target = window.open('', '_blank')
  try {
    const url = await fetchProtected(address)
    if (target) target.location.href = url
    else location.assign(url)
  } catch (failure) {
    target?.close()
    for (const notice of noticesOf(failure)) notify(notice)
  }
}

export const previewOf = (tenantId: string): string => `/api/v1/tenants/${tenantId}/contract-preview`
