/** Runs in the browser. A string, so that the bundled server needs no file beside it. */
export const SANDBOX_SCRIPT = `const timer = document.querySelector('[role=timer]');
const form = document.querySelector('form');

function countDown() {
  const endsAt = performance.now() + Number(timer.dataset.seconds) * 1000;
  let isTold = false;
  const clock = setInterval(() => {
    const left = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
    timer.textContent = Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0');
    if (left <= 60 && !isTold) {
      isTold = true;
      timer.dataset.isLast = '';
      document.querySelector('[data-announce]').textContent = timer.dataset.lastMinute;
    }
    if (left === 0) {
      clearInterval(clock);
      // The server knows the order's real end and says so.
      setTimeout(() => location.reload(), 1000);
    }
  }, 500);
}

function sendOnce() {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    if (isSent) {
      event.preventDefault();
    }
    isSent = true;
  });
}

// Back from the product: the order may have been settled meanwhile.
addEventListener('pageshow', (event) => {
  if (event.persisted) {
    location.reload();
  }
});

if (timer) {
  countDown();
}
if (form) {
  sendOnce();
}
`;
