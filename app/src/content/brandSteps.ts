/** How a brand is made. Each step has a drawing. */
export const brandSteps = {
  tell: {
    title: 'You tell us',
    text: 'Who comes in, what they say about you, what’s on the walls. Photos help, even bad ones.',
  },
  draw: { title: 'We draw', text: 'You see the design where you’ll use it: on a door, a bag, a phone.' },
  review: { title: 'You say what’s wrong', text: 'Be frank. “It looks like a bank” helps us.' },
  change: { title: 'We change it', text: 'You get as many rounds as your package includes.' },
  files: { title: 'You get the files', text: 'Your order lists which ones, and what each is for, before we start.' },
} as const;
