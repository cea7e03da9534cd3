// Promise for the result of an IndexedDB request. Rejects if the request fails, as in some private windows.

export const ended = <Found>(request: IDBRequest<Found>): Promise<Found> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('request')))
  })
