// Lets a component hand a value to its style sheet: `style={{ '--width': '40%' }}`.

import 'react'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
