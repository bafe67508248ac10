const { PATH = '', NODE_COMPILE_CACHE } = process.env;

/** What a program that a test starts has of our environment: where programs are, and what Node has compiled before. */
export const inherited: Readonly<Record<string, string>> = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
