// React alone: by far the largest part that starts in one go, and therefore a part of its own (`app/build/web-parts.ts`).

export { createRoot } from 'react-dom/client'
