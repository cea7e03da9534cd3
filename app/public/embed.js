// Shows the public object list inside another website, as high as it is:
//   <script src="https://rent.example.ch/embed.js" data-language="de"></script>

;(() => {
  const titleIn = (language) =>
    (language ?? document.documentElement.lang).startsWith('fr') ? 'Objets disponibles' : 'Freie Objekte'
  const script = document.currentScript
  const { origin } = new URL(script.src)
  const { language, path = '/public-object-list', title = titleIn(language) } = script.dataset
  const address = new URL(path, origin)
  address.searchParams.set('embed', '1')
  if (language) address.searchParams.set('lang', language)
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: address.href, title, loading: 'lazy' })
  Object.assign(frame.style, { width: '100%', border: '0', display: 'block', height: '600px' })
  // What stays at the foot of the window cannot know where that is: the frame is as high as all it holds.
  let asked = 0
  const tellWhere = () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(() => {
      const { top, height } = frame.getBoundingClientRect()
      const visibleEnd = Math.round(Math.max(0, Math.min(height, innerHeight - top)))
      frame.contentWindow?.postMessage({ to: 'quartier', visibleEnd }, origin)
    })
  }
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || data?.from !== 'quartier') return
    if (data.height) frame.style.height = `${Math.ceil(data.height)}px`
    tellWhere()
  })
  addEventListener('scroll', tellWhere, { passive: true, capture: true })
  addEventListener('resize', tellWhere)
  // In the head of a page nothing is shown.
  if (script.closest('body')) script.after(frame)
  else addEventListener('DOMContentLoaded', () => document.body.append(frame))
})()
