import { Showcase } from '../shared/Showcase';

export default function Page() {
  return (
    <main>
      <Showcase />
    </main>
  );
}
