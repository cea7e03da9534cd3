// What a request to a database of the browser has brought; in a browser without one, as some are in private windows, it fails.

export const ended = <Found>(request: IDBRequest<Found>): Promise<Found> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('request')))
  })
