import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The server serves public/ itself, so the build need not copy it.
  build: { copyPublicDir: false, assetsInlineLimit: 0 },
})
