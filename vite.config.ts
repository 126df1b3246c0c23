import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What every page needs travels in two files instead of twenty: the libraries, which change seldom, and the frame, which
 * is all that web/root.tsx imports. What every form needs is a third. Whatever only some pages need stays in files of its own.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
    priority: 2,
  },
  { name: 'frame', test: /[\\/]web[\\/]root\.tsx/, priority: 1 },
  { name: 'form', test: /[\\/]blocks[\\/]forms[\\/](visitor-form|person-fields)\.tsx/ },
]

export default defineConfig({
  plugins: [reactRouter()],
  // The server serves public/ itself, so the build need not copy it.
  build: { copyPublicDir: false, assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
