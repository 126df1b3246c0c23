import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { onStep } from './layout/navigation/navigation-middleware.ts'
import { frameFilesHere } from './hydration/frame-files.ts'
import { nextTask } from './hydration/next-task.ts'

// Browsers call back in the order of requests: the router makes its request when it begins.
addEventListener('popstate', onStep)

// The router does not listen to everything that it gives up when one step overtakes another (R315, decision 051). An
// answer that was given up while it was read is an error with that cause.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if ([reason?.name, reason?.cause?.name].includes('AbortError')) event.preventDefault()
})

// This task has run all modules of the page.
nextTask(async () => {
  await frameFilesHere()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
})
