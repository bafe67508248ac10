import { type NextRequest, NextResponse } from 'next/server';

/** The pages that have the policy. Without this, all have it. */
export const config = { matcher: '/strict' };

/** Next.js reads the nonce from the request's policy, and adds it to its own scripts. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  // The development server evaluates strings as code.
  const development = process.env.NODE_ENV === 'development';
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' ${development ? "'unsafe-eval'" : ''}`,
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  return NextResponse.next({ request: { headers }, headers: { 'content-security-policy': policy } });
}
