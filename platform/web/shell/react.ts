// React in a chunk of its own, because it is by far the largest module evaluated at once (`app/build/web-parts.ts`).

export { createRoot } from 'react-dom/client'
