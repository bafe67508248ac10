import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** No inline script or style, no address but the app's own, and no HTML made of strings. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Only the development build of React reports attributes that differ on hydration.
  define: { 'process.env.NODE_ENV': '"development"' },
  build: { rolldownOptions: { input: ['index.html', 'sheets.html'] } },
  preview: {
    headers: {
      'Content-Security-Policy': Object.entries(policy)
        .map((directive) => directive.join(' '))
        .join('; '),
    },
  },
});
