// State of a widget of the dashboard (specification 1 §4): null before it is asked for, init while it loads for the
// first time, reload while new numbers are fetched or counted, then done or error.

export type WidgetState = null | 'init' | 'reload' | 'done' | 'error'

interface Asked {
  isEnabled: boolean
  hasData: boolean
  isFetching: boolean
  isCounting: boolean
  hasFailed: boolean
}

export function widgetState({ isEnabled, hasData, isFetching, isCounting, hasFailed }: Asked): WidgetState {
  if (!isEnabled && !hasData) return null
  if (!hasData) return hasFailed ? 'error' : 'init'
  return isFetching || isCounting ? 'reload' : 'done'
}
