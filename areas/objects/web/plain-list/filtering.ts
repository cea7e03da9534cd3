// Applies each change of a filter by fetching the page again and replacing its results. The filters themselves stay,
// so that the focus does too.

import { fetchHtml } from '#platform/web/api/page-part.ts'

let running = new AbortController()

export function filterAtOnce(page: HTMLElement, onResults: () => void): void {
  const form = page.querySelector<HTMLFormElement>('.list-fields')
  form?.addEventListener('change', () => {
    const address = addressOf(form)
    // The drawings of the buildings are shown by the web app.
    if (address.searchParams.get('view') === 'houses') return location.assign(address)
    void show(page, address, onResults)
  })
}

/** Without empty parameters, so that the URL can be shared and read. */
function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') address.searchParams.append(name, value)
  }
  return address
}

async function show(page: HTMLElement, address: URL, onResults: () => void): Promise<void> {
  running.abort()
  running = new AbortController()
  const { signal } = running
  const results = page.querySelector<HTMLElement>('.list-results')
  if (results) results.dataset['waiting'] = ''
  try {
    const found = await fetchHtml(address.href, signal)
    for (const part of ['.list-results', '.plain-languages'])
      document.querySelector(part)?.replaceWith(found.querySelector(part) ?? '')
    const count = document.querySelector('.list-count')
    if (count) count.textContent = found.querySelector('.list-count')?.textContent ?? ''
    history.replaceState(history.state, '', address)
    onResults()
  } catch {
    // Loads the page: without a connection the browser shows its own error page with a retry.
    if (!signal.aborted) location.assign(address)
  }
}
